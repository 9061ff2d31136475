import { type FeedModel, specGroupsOf } from "@lightmaker/feed";
import { Breadcrumbs } from "@lightmaker/ui/Breadcrumbs";
import { CallToAction } from "@lightmaker/ui/CallToAction";
import { Container } from "@lightmaker/ui/Container";
import { Downloads } from "@lightmaker/ui/Downloads";
import { Faq } from "@lightmaker/ui/Faq";
import { FeatureBlocks } from "@lightmaker/ui/FeatureBlocks";
import { ProductIntro } from "@lightmaker/ui/ProductIntro";
import { SpecSection } from "@lightmaker/ui/SpecSection";
import { data } from "../../data.ts";
import { labels } from "../labels.ts";
import { askAbout, paths } from "../routes.ts";

/** Everything about one model, from the maker's feed. */
export function Model({ model }: { model: FeedModel }) {
  const href = askAbout(model.name);
  const ask = { label: labels.model.ask, href };
  const groups = specGroupsOf(
    model,
    { label: labels.specification.onRequest, href },
    { rename: labels.specification.rows },
  );
  const sections = [...model.solutions, ...model.features];
  return (
    <>
      <Container>
        <Breadcrumbs
          items={[{ label: labels.nav.models, href: paths.models }]}
          current={model.name}
          labels={{ navigation: labels.model.back }}
        />
      </Container>
      <ProductIntro
        eyebrow={`${model.name}, ${model.kind}`}
        title={model.title}
        subtitle={model.subtitle}
        description={model.description}
        pictures={model.pictures}
        figures={model.headline}
        actions={[ask, ...(data.actions?.[model.id] ?? [])]}
        headingLevel={1}
        priority
        labels={{ ...labels.carousel, ...labels.pictures }}
      />
      <FeatureBlocks
        tone="surface"
        title={labels.model.inside}
        items={sections.map(({ title, description, picture }) => ({ title, text: description, picture }))}
        labels={labels.pictures}
      />
      <SpecSection
        title={labels.specification.title}
        caption={model.name}
        groups={groups}
        language={model.language}
        labels={labels.specification}
      />
      <Faq
        tone="surface"
        title={labels.nav.questions}
        items={model.questions}
        contact={{ text: data.contact.lead, link: ask }}
      />
      {model.documents.length > 0 ? (
        <Downloads
          title={labels.model.documents}
          groups={[
            {
              title: model.name,
              files: model.documents.map(({ title, version, date, bytes, sha256, href }) => ({
                name: title,
                version,
                date,
                size: `${(bytes / 1e6).toFixed(1)} MB`,
                system: "PDF",
                sha256,
                href,
              })),
            },
          ]}
          contact={ask}
          labels={labels.documents}
        />
      ) : null}
      <CallToAction tone="dark" title={data.contact.title} lead={data.contact.lead} actions={[ask]} />
    </>
  );
}
