// Made from the first story by tests/examples.test.ts.
import { Prose } from "@lightmaker/ui/Prose";

export const example = (
  <Prose
    headingLevel={2}
    labels={{
      table: "Table"
    }}
    html={"<h3>Resuming after a power cut</h3>\n<p>New firmware lets the <strong>Light 640</strong> resume: after a power cut it goes on from the last path it finished.\nSee <a href=\"/support/downloads\">Downloads</a> for the update, or write to <a href=\"mailto:service@example.com\">service@example.com</a>.</p>\n<ul><li>Save your settings first</li><li>Keep the power on during the update<ol><li>Plug in the stick</li><li>Choose “Update” on the screen</li></ol></li></ul>\n<figure><img src=\"/pictures/coasters.jpg\" width=\"960\" height=\"640\" alt=\"Three round coasters on a wooden table.\"><figcaption>Three coasters, finished after two power cuts</figcaption></figure>\n<h4>Test log</h4>\n<table><tr><th scope=\"col\">Job</th><th scope=\"col\">Power cuts</th><th scope=\"col\">Offset</th></tr>\n<tr><td>Coasters</td><td>2</td><td>≤ 0.05 mm</td></tr><tr><td>Lampshade</td><td>1</td><td>≤ 0.05 mm</td></tr></table>\n<blockquote>The offset tells how well the head finds its place again, not whether the sheet has moved.</blockquote>"}
  />
);
