import { Accordion, Carousel, CarouselSlide, MobileMenu, NavigationMenu, Tabs } from "../../src/index.ts";

const names = ["one", "two", "three", "four", "five"];
const menu = [
  { label: "Products", href: "#products", items: [{ label: "Aurora", href: "#aurora" }] },
  { label: "Support", items: [{ label: "Questions", href: "#questions" }] },
];

/** A page with every component that must work before hydration. Rendered on the server and hydrated late. */
export function Page() {
  return (
    <main>
      <NavigationMenu items={menu} labels={{ navigation: "Main", submenu: "Open {label}" }} />
      <MobileMenu items={menu} labels={{ navigation: "Mobile", toggle: "Menu" }} />
      <Tabs
        labels={{ list: "Tabs" }}
        items={names.map((name) => ({ value: name, label: `Tab ${name}`, panel: `Panel ${name}` }))}
      />
      <Accordion
        headingLevel={2}
        items={names.map((name) => ({ title: `Question ${name}`, content: `Answer ${name}` }))}
      />
      <Carousel
        labels={{
          carousel: "Slides",
          previous: "Previous",
          next: "Next",
          pause: "Pause",
          play: "Play",
          goTo: "Go to {index}",
          slideOf: "{index} of {count}",
        }}
      >
        {names.map((name) => (
          <CarouselSlide key={name}>
            <p style={{ blockSize: "12rem" }}>Slide {name}</p>
          </CarouselSlide>
        ))}
      </Carousel>
    </main>
  );
}
