import { documentOf, machineDocs } from "../../../packages/ui/scripts/machine-docs.ts";

/** The part of Storybook's component manifest that is written here. */
interface Manifest {
  name: string;
  path: string;
  import?: string;
  summary?: string;
  description?: string;
  stories?: { id?: string; name: string; snippet?: string; error?: unknown; warning?: string }[];
  subcomponents?: unknown;
  error?: unknown;
}

/** Storybook's manifests of a build, by the name of their file. */
interface Manifests {
  components?: { components: Record<string, Manifest> };
}

/**
 * Puts the package's own documents into Storybook's component manifest, which programs read (`/mcp` and
 * `manifests/components.json`): purpose, guide, types with all options, and an example that compiles. Storybook reads stories
 * without running them, so it sees neither the examples' data nor the options of variants.
 */
export async function withDocuments(existing: Manifests = {}): Promise<Manifests> {
  const { components: manifest } = existing;
  if (!manifest) return existing;
  const docs = new Map((await machineDocs()).map((doc) => [doc.name, doc]));
  const components = Object.entries(manifest.components).flatMap(([id, entry]): [string, Manifest][] => {
    const doc = docs.get(/\/(\w+)\/\w+\.stories\.tsx$/.exec(entry.path)?.[1] ?? "");
    // Pages of tokens have no component.
    if (!doc) return entry.error ? [] : [[id, entry]];
    const { error: _, subcomponents: __, ...known } = entry;
    const [first, ...others] = entry.stories ?? [];
    const example = { id: first?.id ?? `${id}--default`, name: "Example", snippet: doc.example.trim() };
    const complete = others.filter(({ error, warning }) => !error && !warning);
    return [
      [
        id,
        {
          ...known,
          name: doc.name,
          import: `import { ${doc.name} } from "@lightmaker/ui/${doc.name}";`,
          summary: doc.purpose,
          description: documentOf(doc),
          stories: [example, ...complete],
        },
      ],
    ];
  });
  return { ...existing, components: { ...manifest, components: Object.fromEntries(components) } };
}
