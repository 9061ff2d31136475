/**
 * Example of a dealer's code. Every build compiles it against `dist` alone: without the `@lightmaker/source` condition, and
 * with type checks of the library's declarations.
 */
import {
  Button,
  type ButtonProps,
  Carousel,
  CarouselSlide,
  type LinkData,
  Tabs,
  tabsBeforeReact,
  vars,
} from "@lightmaker/ui";

const link: LinkData = { label: "Products", href: "/products" };
const variant: NonNullable<ButtonProps["variant"]> = "primary";
// @ts-expect-error: this variant does not exist. If the line compiles, the declarations have lost their types.
const wrong: NonNullable<ButtonProps["variant"]> = "loud";

export const page = (
  <main style={{ color: vars.color.text }}>
    <Button variant={variant} asChild>
      <a href={link.href}>{link.label}</a>
    </Button>
    <Tabs
      labels={{ list: "Materials" }}
      items={[{ value: "wood", label: "Wood", panel: wrong }]}
      onValueChange={(value) => value.toUpperCase()}
    />
    <Carousel
      labels={{
        carousel: "Pictures",
        previous: "Previous",
        next: "Next",
        pause: "Pause",
        play: "Play",
        goTo: "Go to {index}",
        slideOf: "{index} of {count}",
      }}
    >
      <CarouselSlide>One</CarouselSlide>
    </Carousel>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant is meant to be inlined. */}
    <script dangerouslySetInnerHTML={{ __html: tabsBeforeReact }} />
  </main>
);
