import { useState } from "react";
import { Accordion, Disclosure, MobileMenu, NavigationMenu, SiteFooter, Tabs } from "../../src/index.ts";

const names = ["one", "two", "three", "four", "five"];
const menu = [
  { label: "Products", href: "#products", items: [{ label: "Aurora", href: "#aurora" }] },
  { label: "Support", items: [{ label: "Questions", href: "#questions" }] },
];

/**
 * A page with every component that has a controlled mode. Beside them it shows the values that their parent knows. Its
 * links and addresses open some of the components.
 */
export function ControlledPage() {
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [scene, setScene] = useState(false);
  const [submenu, setSubmenu] = useState<string | null>(null);
  const [mobile, setMobile] = useState(false);
  return (
    <main>
      <MobileMenu
        items={menu}
        labels={{ navigation: "Mobile", toggle: "Menu" }}
        open={mobile}
        onOpenChange={setMobile}
      />
      <NavigationMenu
        items={menu}
        labels={{ navigation: "Main", submenu: "Open {label}" }}
        value={submenu}
        onValueChange={setSubmenu}
      />
      <p data-known="questions">{questions.join(" ")}</p>
      <p data-known="scene">{String(scene)}</p>
      <p data-known="submenu">{String(submenu)}</p>
      <p data-known="mobile">{String(mobile)}</p>
      <button type="button" onClick={() => setQuestions([])}>
        Close all
      </button>
      <Accordion
        headingLevel={2}
        value={questions}
        onValueChange={setQuestions}
        items={names.map((name) => ({ id: name, title: `Question ${name}`, content: `Answer ${name}` }))}
      />
      <Disclosure summary="A scene" open={scene} onOpenChange={setScene}>
        What happens there
      </Disclosure>
      <div dir="rtl">
        <Tabs
          labels={{ list: "Tabs" }}
          defaultValue="three"
          items={names.map((name) => ({ value: name, label: `Tab ${name}`, panel: `Panel ${name}` }))}
        />
      </div>
      <a href="#four">To question four</a>
      <SiteFooter
        groups={[{ title: "Group", links: [{ label: "In the group", href: "#in-the-group" }] }]}
        contacts={[]}
        legal={[{ label: "Privacy", href: "#privacy" }]}
        rights="©"
        labels={{ navigation: "Footer" }}
      />
    </main>
  );
}
