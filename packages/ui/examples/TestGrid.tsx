// Made from the first story by tests/examples.test.ts.
import { TestGrid } from "@lightmaker/ui/TestGrid";

export const example = (
  <TestGrid
    title="Touch a square, see its edge"
    lead="3 mm plywood, 60 W."
    power={{
      name: "Power",
      unit: "%",
      values: [
        "57",
        "68",
        "74",
        "80"
      ]
    }}
    speed={{
      name: "Speed",
      unit: "mm/s",
      values: [
        "8.6",
        "12",
        "15",
        "18"
      ]
    }}
    energy={{
      name: "Energy per millimetre",
      unit: "J/mm"
    }}
    squares={[
      [
        {
          verdict: 1,
          energy: "4.0",
          level: 6,
          heat: 0.59375
        },
        {
          verdict: 1,
          energy: "2.9",
          level: 4,
          heat: 0.42552083333333335
        },
        {
          verdict: 1,
          energy: "2.3",
          level: 3,
          heat: 0.3404166666666667
        },
        {
          verdict: 0,
          energy: "1.9",
          level: 2,
          heat: 0.28368055555555555
        }
      ],
      [
        {
          verdict: 2,
          energy: "4.7",
          level: 7,
          heat: 0.7083333333333333
        },
        {
          verdict: 1,
          energy: "3.4",
          level: 5,
          heat: 0.5076388888888889
        },
        {
          verdict: 1,
          energy: "2.7",
          level: 4,
          heat: 0.40611111111111103
        },
        {
          verdict: 1,
          energy: "2.3",
          level: 3,
          heat: 0.3384259259259259
        }
      ],
      [
        {
          verdict: 2,
          energy: "5.2",
          level: 8,
          heat: 0.7708333333333334
        },
        {
          verdict: 1,
          energy: "3.7",
          level: 6,
          heat: 0.5524305555555555
        },
        {
          verdict: 1,
          energy: "3.0",
          level: 4,
          heat: 0.4419444444444444
        },
        {
          verdict: 1,
          energy: "2.5",
          level: 3,
          heat: 0.368287037037037
        }
      ],
      [
        {
          verdict: 2,
          energy: "5.6",
          level: 8,
          heat: 0.8333333333333333
        },
        {
          verdict: 1,
          energy: "4.0",
          level: 6,
          heat: 0.5972222222222222
        },
        {
          verdict: 1,
          energy: "3.2",
          level: 5,
          heat: 0.4777777777777778
        },
        {
          verdict: 1,
          energy: "2.7",
          level: 4,
          heat: 0.3981481481481481
        }
      ]
    ]}
    verdicts={[
      {
        name: "Probably not through",
        text: "Less energy than the known settings: slower, or more power."
      },
      {
        name: "Known to work",
        text: "Cuts through. Run a test grid first.",
        marked: true
      },
      {
        name: "Probably too hot",
        text: "More energy than the known settings: a wide kerf and a black edge."
      }
    ]}
    start={[
      2,
      2
    ]}
    sprite={{
      width: 960,
      height: 1284,
      color: "#7a5f42",
      src: "/pictures/test-grid.jpg",
      srcSet: "/pictures/test-grid-480.avif 480w, /pictures/test-grid-960.avif 960w",
      alt: "The cut edge of plywood in macro, the face of the sheet above it."
    }}
    note="The pictures are computed from the energy per millimetre. They are not photographs."
    links={[
      {
        label: "Make this test card",
        href: "#card"
      }
    ]}
    labels={{
      choose: "Choose a square",
      square: "Power {power}, speed {speed}: {verdict}"
    }}
  />
);
