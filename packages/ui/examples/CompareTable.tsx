// Made from the first story by tests/examples.test.ts.
import { CompareTable } from "@lightmaker/ui/CompareTable";

export const example = (
  <CompareTable
    caption="Models compared"
    models={[
      {
        id: "light-640",
        name: "Light 640",
        href: "#light-640"
      },
      {
        id: "light-960",
        name: "Light 960",
        href: "#light-960"
      },
      {
        id: "light-1390",
        name: "Light 1390",
        href: "#light-1390"
      },
      {
        id: "light-1610",
        name: "Light 1610",
        href: "#light-1610"
      }
    ]}
    groups={[
      {
        title: "Processing",
        rows: [
          {
            label: "Work area",
            values: [
              {
                figures: [
                  600,
                  400
                ],
                unit: "mm",
                shape: "area"
              },
              {
                figures: [
                  900,
                  600
                ],
                unit: "mm",
                shape: "area"
              },
              {
                figures: [
                  1300,
                  900
                ],
                unit: "mm",
                shape: "area"
              },
              {
                figures: [
                  1600,
                  1000
                ],
                unit: "mm",
                shape: "area"
              }
            ]
          },
          {
            label: "Laser source",
            values: [
              "CO₂ glass tube",
              "CO₂ glass tube",
              "CO₂ glass tube",
              "CO₂ glass tube"
            ]
          },
          {
            label: "Laser power",
            values: [
              {
                figures: [
                  40,
                  60,
                  80
                ],
                unit: "W",
                shape: "choices"
              },
              {
                figures: [
                  60,
                  80,
                  100
                ],
                unit: "W",
                shape: "choices"
              },
              {
                figures: [
                  80,
                  100,
                  130
                ],
                unit: "W",
                shape: "choices"
              },
              {
                figures: [
                  100,
                  130,
                  150
                ],
                unit: "W",
                shape: "choices"
              }
            ]
          },
          {
            label: "Top speed",
            values: [
              {
                figures: [
                  1000
                ],
                unit: "mm/s"
              },
              {
                figures: [
                  1000
                ],
                unit: "mm/s"
              },
              {
                figures: [
                  1000
                ],
                unit: "mm/s"
              },
              {
                figures: [
                  1000
                ],
                unit: "mm/s"
              }
            ]
          }
        ]
      },
      {
        title: "Machine",
        rows: [
          {
            label: "Dimensions",
            values: [
              {
                figures: [
                  1450,
                  950,
                  1180
                ],
                unit: "mm",
                shape: "area"
              },
              {
                label: "Ask us",
                href: "#contact"
              },
              {
                label: "Ask us",
                href: "#contact"
              },
              {
                label: "Ask us",
                href: "#contact"
              }
            ]
          },
          {
            label: "Weight",
            values: [
              {
                figures: [
                  300
                ],
                unit: "kg",
                shape: "about"
              },
              {
                figures: [
                  410
                ],
                unit: "kg"
              },
              {
                figures: [
                  500
                ],
                unit: "kg"
              },
              {
                figures: [
                  590
                ],
                unit: "kg"
              }
            ]
          },
          {
            label: "Z travel",
            values: [
              {
                figures: [
                  150
                ],
                unit: "mm"
              },
              {
                figures: [
                  230
                ],
                unit: "mm"
              },
              {
                figures: [
                  230
                ],
                unit: "mm"
              },
              {
                figures: [
                  230
                ],
                unit: "mm"
              }
            ]
          },
          {
            label: "Pass-through at the back",
            values: [
              {
                text: "any length, up to {0} thick",
                quantities: [
                  {
                    figures: [
                      20
                    ],
                    unit: "mm"
                  }
                ]
              },
              {
                text: "any length, up to {0} thick",
                quantities: [
                  {
                    figures: [
                      20
                    ],
                    unit: "mm"
                  }
                ]
              },
              {
                text: "any length, up to {0} thick",
                quantities: [
                  {
                    figures: [
                      20
                    ],
                    unit: "mm"
                  }
                ]
              },
              {
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
            ]
          }
        ]
      },
      {
        title: "Use",
        rows: [
          {
            label: "File formats",
            values: [
              "JPG / DXF / AI / DST / PNG / BMP / TIF / SVG / LPC / PLT",
              "JPG / DXF / AI / DST / PNG / BMP / TIF / SVG / LPC / PLT",
              "JPG / DXF / AI / DST / PNG / BMP / TIF / SVG / LPC / PLT",
              "JPG / DXF / AI / DST / PNG / BMP / TIF / SVG / LPC / PLT"
            ]
          },
          {
            label: "Resumes after a power cut",
            values: [
              "yes",
              "yes",
              "yes",
              "yes"
            ]
          },
          {
            label: "Safety standard",
            values: [
              {
                label: "Ask us",
                href: "#contact"
              },
              {
                label: "Ask us",
                href: "#contact"
              },
              {
                label: "Ask us",
                href: "#contact"
              },
              {
                label: "Ask us",
                href: "#contact"
              }
            ]
          }
        ]
      }
    ]}
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
      },
      choose: "Choose two to four models",
      place: "Model {index}",
      differencesOnly: "Only differences",
      noDifferences: "The chosen models are the same in every row.",
      notApplicable: "not applicable",
      imageError: "This picture could not be loaded"
    }}
    defaultChosen={[
      "light-640",
      "light-960",
      "light-1390"
    ]}
  />
);
