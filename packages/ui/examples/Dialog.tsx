import { Button } from "@lightmaker/ui/Button";
import { Dialog } from "@lightmaker/ui/Dialog";
import { Text } from "@lightmaker/ui/Text";

export const example = (
  <Dialog
    title="Book a trial"
    headingLevel={2}
    trigger={<Button>Book a trial</Button>}
    labels={{ close: "Close" }}
  >
    <Text>Bring your own material. A trial takes about an hour.</Text>
  </Dialog>
);
