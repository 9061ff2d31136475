import {
  Accordion,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Disclosure,
  EmptyState,
  Field,
  FilterChips,
  FormMessage,
  Grid,
  Heading,
  Link,
  Select,
  Spinner,
  Stack,
  SubmitButton,
  Tabs,
  Text,
  TextArea,
  TextInput,
} from "@lightmaker/ui";
import type { ReactNode } from "react";

/** Good and bad practice side by side. */
export interface Pictured {
  good: ReactNode;
  bad: ReactNode;
}

const Box = ({ children }: { children?: ReactNode }) => (
  <div style={{ minBlockSize: "3rem", padding: "0.5rem", border: "1px solid var(--lm-color-line)" }}>
    {children}
  </div>
);

/** A row of slides, as a carousel shows it. */
const Row = ({
  width,
  marks = false,
  uneven = false,
}: {
  width: string;
  marks?: boolean;
  uneven?: boolean;
}) => (
  <div style={{ display: "grid", gap: "0.75rem", inlineSize: "100%" }}>
    <div style={{ display: "flex", alignItems: "start", gap: "0.75rem", overflow: "clip" }}>
      {[6, 4, 5].map((height) => (
        <div
          key={height}
          style={{
            flex: "none",
            inlineSize: width,
            blockSize: `${uneven ? height : 5}rem`,
            background: "var(--lm-color-surface)",
            border: "1px solid var(--lm-color-line-control)",
          }}
        />
      ))}
    </div>
    {marks && (
      <div style={{ display: "flex", gap: "0.5rem" }}>
        {["first", "second", "third"].map((slide) => (
          <div
            key={slide}
            style={{
              inlineSize: "1.5rem",
              blockSize: 3,
              background: `var(--lm-color-${slide === "first" ? "accent" : "line-control"})`,
            }}
          />
        ))}
      </div>
    )}
  </div>
);

const machines = [
  { value: "530", label: "Light 530" },
  { value: "630", label: "Light 630" },
  { value: "930", label: "Light 930" },
];

/**
 * Live pictures of the advice in a guide, by the name of the component: each belongs to the line of `practice` in the same
 * place; `undefined` is advice that no picture can show.
 */
export const pictured: Readonly<Record<string, readonly (Pictured | undefined)[]>> = {
  Accordion: [
    {
      good: (
        <Accordion
          headingLevel={3}
          items={[{ title: "Which materials does it cut?", content: "Wood, acrylic, paper." }]}
        />
      ),
      bad: <Accordion headingLevel={3} items={[{ title: "Materials", content: "Wood, acrylic, paper." }]} />,
    },
  ],
  Carousel: [
    {
      good: <Row width="60%" marks />,
      bad: <Row width="100%" />,
    },
    { good: <Row width="45%" />, bad: <Row width="45%" uneven /> },
  ],
  Badge: [
    { good: <Badge tone="danger">Never process</Badge>, bad: <Badge tone="danger">PVC</Badge> },
    {
      good: <Badge tone="accent">New</Badge>,
      bad: <Badge tone="accent">Now with a larger bed and a second laser head for metal</Badge>,
    },
  ],
  Breadcrumbs: [
    {
      good: (
        <Breadcrumbs
          items={[{ label: "Products", href: "#" }]}
          current="Light 530"
          labels={{ navigation: "Path, as it should be" }}
        />
      ),
      bad: (
        <Breadcrumbs
          items={[
            { label: "Search", href: "#" },
            { label: "News", href: "#" },
          ]}
          current="Light 530"
          labels={{ navigation: "Path, as it should not be" }}
        />
      ),
    },
  ],
  Button: [
    { good: <Button>Order a sample</Button>, bad: <Button>OK</Button> },
    {
      good: (
        <Stack direction="row" gap="m" wrap>
          <Button>Order a sample</Button>
          <Button variant="secondary">See the series</Button>
        </Stack>
      ),
      bad: (
        <Stack direction="row" gap="m" wrap>
          <Button>Order a sample</Button>
          <Button>See the series</Button>
        </Stack>
      ),
    },
    {
      good: (
        <Stack gap="s">
          <Button>Send</Button>
          <FormMessage tone="error">Your e-mail address is missing.</FormMessage>
        </Stack>
      ),
      bad: <Button disabled>Send</Button>,
    },
  ],
  Card: [
    undefined,
    {
      good: (
        <Grid columns={{ base: 2 }} gap="m">
          {["Wood", "Acrylic"].map((name) => (
            <Card key={name}>
              <Stack gap="s" style={{ padding: "1rem" }}>
                <strong>{name}</strong>
                <Text tone="muted">Cut and engraved.</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      ),
      bad: (
        <Card>
          <div style={{ padding: "1rem" }}>
            <Card>
              <Stack gap="s" style={{ padding: "1rem" }}>
                <strong>Wood</strong>
              </Stack>
            </Card>
          </div>
        </Card>
      ),
    },
  ],
  Disclosure: [
    {
      good: <Disclosure summary="Delivery to schools">Four weeks, with training.</Disclosure>,
      bad: <Disclosure summary="More">Four weeks, with training.</Disclosure>,
    },
  ],
  EmptyState: [
    {
      good: (
        <EmptyState
          headingLevel={3}
          title="No news of this kind yet"
          action={<Button variant="secondary">See all news</Button>}
        />
      ),
      bad: <EmptyState headingLevel={3} title="No data" />,
    },
  ],
  Field: [
    {
      good: (
        <Field label="Telephone" hint="With area code.">
          <TextInput type="tel" />
        </Field>
      ),
      bad: (
        <Field label="Telephone">
          <TextInput type="tel" placeholder="With area code" />
        </Field>
      ),
    },
    undefined,
    {
      good: (
        <Field label="E-mail" required>
          <TextInput type="email" />
        </Field>
      ),
      bad: (
        <Stack gap="m">
          {["E-mail", "Telephone", "Company"].map((label) => (
            <Field key={label} label={label} required>
              <TextInput />
            </Field>
          ))}
        </Stack>
      ),
    },
  ],
  FilterChips: [
    {
      good: (
        <FilterChips
          labels={{ group: "Material, as it should be" }}
          items={[
            { value: "all", label: "All", count: 9 },
            { value: "wood", label: "Wood", count: 6 },
          ]}
        />
      ),
      bad: (
        <FilterChips
          labels={{ group: "Material, as it should not be" }}
          items={[
            { value: "wood", label: "Wood", count: 6 },
            { value: "stone", label: "Stone", count: 0 },
          ]}
        />
      ),
    },
  ],
  FormMessage: [
    {
      good: <FormMessage tone="success">We will be in touch within two working days.</FormMessage>,
      bad: <FormMessage tone="success">Success!</FormMessage>,
    },
    {
      good: (
        <FormMessage tone="error">
          The connection was lost. Everything you typed is still here: send it again.
        </FormMessage>
      ),
      bad: <FormMessage tone="error">Error 503</FormMessage>,
    },
  ],
  Grid: [
    undefined,
    {
      good: (
        <Grid columns={{ base: 3 }} gap="m">
          <Box />
          <Box />
          <Box />
        </Grid>
      ),
      bad: (
        <Grid columns={{ base: 3 }} gap="m">
          <Box />
          <Box />
          <Box />
          <Box />
        </Grid>
      ),
    },
  ],
  Heading: [
    undefined,
    {
      good: <Heading level={3}>Two series, from desk to workshop</Heading>,
      bad: <Heading level={3}>Introduction</Heading>,
    },
  ],
  Link: [
    {
      good: <Link href="#">More about the Radiance series</Link>,
      bad: <Link href="#">Read more</Link>,
    },
    { good: <Link href="#">Manual, PDF, 4 MB</Link>, bad: <Link href="#">Manual (new window)</Link> },
  ],
  Select: [
    {
      good: (
        <Field label="Sample model">
          <Select options={machines} />
        </Field>
      ),
      bad: (
        <Field label="Sample model">
          <Select options={machines.toReversed()} defaultValue="630" />
        </Field>
      ),
    },
    {
      good: (
        <Field label="Sample model">
          <Select options={machines} placeholder="No preference" />
        </Field>
      ),
      bad: (
        <Field label="Model">
          <Select options={machines} placeholder="Select" />
        </Field>
      ),
    },
  ],
  Spinner: [{ good: <Spinner label="The film is loading" />, bad: <Spinner label="Please wait" /> }],
  Stack: [
    {
      good: (
        <Stack gap="xl">
          <Stack gap="xs">
            <strong>Wood</strong>
            <Text tone="muted">Cut and engraved.</Text>
          </Stack>
          <Stack gap="xs">
            <strong>Stone</strong>
            <Text tone="muted">Engraved.</Text>
          </Stack>
        </Stack>
      ),
      bad: (
        <Stack gap="l">
          <strong>Wood</strong>
          <Text tone="muted">Cut and engraved.</Text>
          <strong>Stone</strong>
          <Text tone="muted">Engraved.</Text>
        </Stack>
      ),
    },
  ],
  SubmitButton: [
    {
      good: <SubmitButton loadingLabel="Being sent">Request a sample</SubmitButton>,
      bad: (
        <SubmitButton loadingLabel="Being sent" disabled>
          Send
        </SubmitButton>
      ),
    },
  ],
  Tabs: [
    undefined,
    {
      good: (
        <Tabs
          labels={{ list: "Materials, as they should be" }}
          items={[
            { value: "wood", label: "Wood", panel: "Cut and engraved." },
            { value: "acrylic", label: "Acrylic", panel: "Cut with a clear edge." },
          ]}
        />
      ),
      bad: (
        <Tabs
          labels={{ list: "Materials, as they should not be" }}
          items={[
            { value: "wood", label: "Settings for cutting and engraving wood", panel: "Cut and engraved." },
            { value: "acrylic", label: "Settings for cutting acrylic", panel: "Cut with a clear edge." },
          ]}
        />
      ),
    },
  ],
  Text: [
    {
      good: (
        <Stack gap="xs">
          <Text>Cuts 3 mm basswood in one pass.</Text>
          <Text tone="muted" size="small">
            Measured at 40 W.
          </Text>
        </Stack>
      ),
      bad: (
        <Text tone="muted" size="small">
          Cuts 3 mm basswood in one pass and engraves it with clear contrast. Plywood needs two passes,
          because its glue takes up the light. Start with the values of the table.
        </Text>
      ),
    },
    {
      good: <Text>Ships within two weeks.</Text>,
      bad: <Text mono>We are pleased to inform you that orders ship within two weeks.</Text>,
    },
  ],
  TextArea: [
    {
      good: (
        <Field label="What do you want to make?" hint="Material, thickness, number of pieces.">
          <TextArea rows={3} />
        </Field>
      ),
      bad: (
        <Field label="Message">
          <TextArea rows={3} />
        </Field>
      ),
    },
  ],
  TextInput: [
    undefined,
    {
      good: (
        <Field label="Post code">
          <TextInput defaultValue="01067" />
        </Field>
      ),
      bad: (
        <Field label="Post code">
          <TextInput type="number" defaultValue="1067" />
        </Field>
      ),
    },
  ],
};
