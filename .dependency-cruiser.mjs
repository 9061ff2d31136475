/**
 * Rules about imports between workspaces, with their reasons (ARCHITECTURE.md calls them the arrows between rooms). The
 * message of a broken rule names the import.
 */
const arrow = (name, from, to, why, more = {}) => ({
  name,
  severity: "error",
  comment: why,
  from: {
    path: from,
    pathNot: "\\.(test|stories|examples)\\.tsx?$|/tests/|/bench/|vite|\\.config\\.",
    ...more.from,
  },
  to: { path: to, ...more.to },
});

const rooms = {
  ui: "^packages/ui/",
  content: "^packages/content/",
  drawing: "^packages/drawing/",
  feed: "^packages/feed/",
  media: "^packages/media/",
  contract: "^api/contract/",
  client: "^api/client/",
  server: "^api/server/",
  site: "^apps/site/",
  storybook: "^apps/storybook/",
};
const anyOf = (...names) => names.map((name) => rooms[name]).join("|");
const npm = (...names) => `node_modules/(${names.join("|")})(/|$)`;

export default {
  forbidden: [
    {
      name: "no-circle",
      severity: "error",
      comment: "Two files that need each other are one thing, or hide a third.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    arrow(
      "ui-imports-no-room",
      rooms.ui,
      anyOf("content", "media", "contract", "client", "server", "site", "storybook"),
      "packages/ui may not import another room: a dealer inherits no router, no Lingui, no API and no content.",
    ),
    arrow(
      "ui-imports-only-its-libraries",
      `${rooms.ui}src/`,
      npm("react-router", "@react-router/.*", "@lingui/.*", "valibot", "hono", "react-hook-form"),
      "packages/ui may import React, Radix, Embla, vanilla-extract and icons only: texts and data come in as props.",
    ),
    arrow(
      "media-imports-nothing",
      `${rooms.media}src/`,
      anyOf("ui", "content", "contract", "client", "server", "site", "storybook"),
      "packages/media may import nothing: it is data and a build.",
    ),
    arrow(
      "drawing-imports-its-readers-only",
      rooms.drawing,
      `${anyOf("ui", "content", "media", "contract", "client", "server", "site", "storybook")}|${npm("react", "hono", "@lingui/.*")}`,
      "packages/drawing may import its XML, path and index libraries only: dealers use it in any page, and it runs in a worker.",
    ),
    arrow(
      "feed-imports-valibot-only",
      rooms.feed,
      `${anyOf("ui", "content", "drawing", "media", "contract", "client", "server", "site", "storybook")}|${npm("react", "hono", "@lingui/.*")}`,
      "packages/feed may import valibot only: dealers read the feed from any page or build.",
    ),
    arrow(
      "contract-imports-valibot-only",
      rooms.contract,
      `${anyOf("ui", "content", "drawing", "media", "client", "server", "site", "storybook")}|${npm("react", "hono", "kysely", "@lingui/.*")}`,
      "api/contract may import valibot only: it is usable by any site.",
    ),
    arrow(
      "client-imports-contract-only",
      rooms.client,
      `${anyOf("ui", "content", "media", "server", "site", "storybook")}|${npm("react", "hono", "kysely", "@lingui/.*")}`,
      "api/client may import api/contract and valibot only: it returns codes and keys, never copy.",
    ),
    arrow(
      "server-imports-contract-only",
      rooms.server,
      anyOf("ui", "content", "media", "client", "site", "storybook"),
      "api/server may import api/contract and server libraries only: it runs without the site and gets built folders by configuration.",
    ),
    arrow(
      "content-takes-types-only",
      `${rooms.content}src/`,
      anyOf("ui", "feed", "contract", "client"),
      "packages/content may import types of ui, feed and api only: it is testable with no DOM and no network.",
      { to: { dependencyTypesNot: ["type-only"] } },
    ),
    arrow(
      "content-imports-no-app",
      rooms.content,
      `${anyOf("server", "site", "storybook")}|${npm("react", "react-dom", "react-router")}`,
      "packages/content may not import the server, an app or React: pages are data.",
    ),
    arrow(
      "nothing-imports-an-app",
      "^(packages|api)/",
      anyOf("site", "storybook"),
      "Apps are assembled last; no room may import one.",
    ),
    arrow(
      "styles-take-tokens-only",
      "^apps/site/.*\\.css\\.ts$",
      "^packages/ui/src/index\\.ts$",
      "Styles of the site import @lightmaker/ui/tokens: with the whole package vanilla-extract evaluates every component's styles as a part of this file and leaves them out of the site's stylesheet.",
    ),
    {
      name: "no-unresolved",
      severity: "error",
      comment:
        "An import that cannot be found breaks the build of whoever has no such folder beside the checkout.",
      from: { pathNot: "\\+types" },
      to: { couldNotResolve: true, pathNot: "\\+types/|^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // The dealer fixtures use the packed package, in a copy outside the checkout.
    exclude: {
      path: "^tests/dealer/fixtures/|^starters/|(^|/)(dist|build|built|masters|storybook-static|\\.react-router|\\.turbo)/",
    },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ["@lightmaker/source", "import", "types", "default"],
      exportsFields: ["exports"],
    },
  },
};
