// Made from the first story by tests/examples.test.ts.
import { SpecTable } from "@lightmaker/ui/SpecTable";

export const example = (
  <SpecTable
    caption="Light 640"
    groups={[
      {
        title: "Processing",
        rows: [
          {
            label: "Work area",
            value: {
              figures: [
                600,
                400
              ],
              unit: "mm",
              shape: "area"
            }
          },
          {
            label: "Laser source",
            value: "CO₂ glass tube"
          },
          {
            label: "Laser power",
            value: {
              figures: [
                40,
                60,
                80
              ],
              unit: "W",
              shape: "choices"
            }
          },
          {
            label: "Top speed",
            value: {
              figures: [
                1000
              ],
              unit: "mm/s"
            }
          }
        ]
      },
      {
        title: "Machine",
        rows: [
          {
            label: "Dimensions",
            value: {
              figures: [
                1450,
                950,
                1180
              ],
              unit: "mm",
              shape: "area"
            }
          },
          {
            label: "Weight",
            value: {
              figures: [
                300
              ],
              unit: "kg",
              shape: "about"
            }
          },
          {
            label: "Z travel",
            value: {
              figures: [
                150
              ],
              unit: "mm"
            }
          },
          {
            label: "Pass-through at the back",
            value: {
              text: "any length, up to {0} thick",
              quantities: [
                {
                  figures: [
                    20
                  ],
                  unit: "mm"
                }
              ]
            }
          }
        ]
      },
      {
        title: "Use",
        rows: [
          {
            label: "File formats",
            value: "JPG / DXF / AI / DST / PNG / BMP / TIF / SVG / LPC / PLT"
          },
          {
            label: "Resumes after a power cut",
            value: "yes"
          },
          {
            label: "Safety standard",
            value: {
              label: "Ask us",
              href: "#contact"
            }
          }
        ]
      }
    ]}
    headingLevel={2}
    language="en"
    labels={{
      units: "Units",
      metric: "mm",
      imperial: "inch",
      about: "about {value}",
      imperialUnits: {
        in: "in",
        ft: "ft",
        "in/s": "in/s",
        lb: "lb",
        gal: "gal",
        "gal/h": "gal/h",
        "ft³/min": "ft³/min",
        psi: "psi",
        "°F": "°F"
      }
    }}
  />
);
