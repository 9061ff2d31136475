import { Card } from "@lightmaker/ui/Card";
import { Grid } from "@lightmaker/ui/Grid";

export const example = (
  <Grid columns={{ base: 1, medium: 3 }} gap="xl">
    <Card>Wood</Card>
    <Card>Acrylic</Card>
    <Card>Leather</Card>
  </Grid>
);
