/**
 * Rules about imports between workspaces, with their reasons (ARCHITECTURE.md calls them the arrows between rooms). The
 * message of a broken rule names the import.
 */
const tested = "\\.(test|stories|examples)\\.tsx?$|/(tests|testing|bench)/|vite|\\.config\\.";

const arrow = (name, from, to, why, more = {}) => ({
  name,
  severity: "error",
  comment: why,
  from: {
    path: from,
    pathNot: tested,
    ...more.from,
  },
  to: { path: to, ...more.to },
});

/** A rule for a room whose imports are listed: anything else is an error. Node's own modules are for tests and rooms that need them. */
const allow = (name, from, allowed, why) => ({
  name,
  severity: "error",
  comment: why,
  from: { path: from, pathNot: tested },
  to: { pathNot: allowed.join("|"), dependencyTypesNot: ["core"] },
});

const rooms = {
  ui: "^packages/ui/",
  content: "^packages/content/",
  documents: "^packages/documents/",
  drawing: "^packages/drawing/",
  feed: "^packages/feed/",
  media: "^packages/media/",
  room: "^packages/room/",
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
    allow(
      "ui-imports-only-its-libraries",
      `${rooms.ui}src/`,
      [
        rooms.ui,
        npm(
          "react",
          "react-dom",
          "@radix-ui/.*",
          "embla-carousel.*",
          "@vanilla-extract/.*",
          "lucide-react",
          "htmlparser2",
          "three",
          "@types/three",
        ),
      ],
      "packages/ui may import React, Radix, Embla, vanilla-extract, icons, its HTML parser and three.js only: a dealer inherits no router, no Lingui, no API and no content; texts and data come in as props.",
    ),
    allow(
      "media-imports-nothing",
      `${rooms.media}src/`,
      [rooms.media],
      "packages/media may import nothing: it is data and a build.",
    ),
    allow(
      "drawing-imports-its-readers-only",
      `${rooms.drawing}src/`,
      [rooms.drawing, npm("saxes", "svgpath", "flatbush")],
      "packages/drawing may import its XML, path and index libraries only: dealers use it in any page, and it runs in a worker.",
    ),
    allow(
      "room-imports-nothing",
      `${rooms.room}src/`,
      [rooms.room],
      "packages/room may import nothing: it is pure arithmetic, for any page.",
    ),
    allow(
      "feed-imports-valibot-only",
      `${rooms.feed}src/`,
      [rooms.feed, npm("valibot")],
      "packages/feed may import valibot only: dealers read the feed from any page or build.",
    ),
    allow(
      "documents-import-content-only",
      `${rooms.documents}src/`,
      [
        rooms.documents,
        rooms.content,
        npm("pdfkit", "subset-font", "fflate", "@types/pdfkit", "@types/subset-font"),
      ],
      "packages/documents may import packages/content and what typesets only: it needs no site.",
    ),
    allow(
      "contract-imports-valibot-only",
      rooms.contract,
      [rooms.contract, npm("valibot")],
      "api/contract may import valibot only: it is usable by any site.",
    ),
    allow(
      "client-imports-contract-only",
      rooms.client,
      [rooms.client, rooms.contract, npm("valibot")],
      "api/client may import api/contract and valibot only: it returns codes and keys, never copy.",
    ),
    allow(
      "server-imports-contract-only",
      rooms.server,
      [rooms.server, rooms.contract, "node_modules/"],
      "api/server may import api/contract and server libraries only: it runs without the site and gets built folders by configuration.",
    ),
    allow(
      "content-imports-media-and-types",
      `${rooms.content}src/`,
      [
        rooms.content,
        anyOf("media", "contract", "client", "ui", "feed", "drawing", "room"),
        npm("@lingui/.*", "saxes"),
      ],
      "packages/content may import packages/media, Lingui, and types of ui, feed, drawing, room and api only: pages are data, without React and without an app.",
    ),
    arrow(
      "content-takes-types-only",
      `${rooms.content}src/`,
      `${anyOf("ui", "feed", "client", "drawing", "room")}|${rooms.contract}(?!languages)`,
      "packages/content may import types of ui, feed, drawing, room and api, and the list of languages: it is testable with no DOM and no network.",
      { to: { dependencyTypesNot: ["type-only"] } },
    ),
    arrow(
      "only-http-knows-its-routes",
      `${rooms.server}(files|guards|openapi|outbox|published|static|storage|writer)/`,
      `${rooms.server}(http|chat|admin)/`,
      "What stores, sends and limits knows no routes: http and chat use it, and so can a command of admin.",
    ),
    arrow(
      "storage-knows-no-service",
      `${rooms.server}storage/`,
      `${rooms.server}(outbox|static|writer)/`,
      "api/server/storage is what the writer, the outbox and the pages stand on.",
    ),
    arrow(
      "only-main-imports-admin",
      `${rooms.server}(?!admin/|main\\.ts|metrics\\.ts|lost-database\\.ts)`,
      `${rooms.server}admin/`,
      "The server runs without its commands. Metrics tell the age of the newest backup, and the start compares it with the database.",
    ),
    arrow(
      "the-product-takes-no-tests",
      "^(packages/[a-z]+/src|api/(contract|client|server)|apps/site)/(?!.*(testing|fuzzing)/)",
      "/(testing|fuzzing|tests)/",
      "What runs may not import what tests it: the container has no tests.",
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
    // Dealer fixtures, starters and examples use the packed package.
    exclude: {
      path: "^tests/dealer/fixtures/|^starters/|^packages/ui/examples/|^(packages|apps)/[a-z]+/(dist|build|built|masters|storybook-static|\\.react-router|\\.turbo)/",
    },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ["@lightmaker/source", "import", "types", "default"],
      exportsFields: ["exports"],
    },
  },
};
