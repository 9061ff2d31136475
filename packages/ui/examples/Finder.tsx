// Made from the first story by tests/examples.test.ts.
import { Finder } from "@lightmaker/ui/Finder";

export const example = (
  <Finder
    title="Which machine fits?"
    lead="Answer a question or two and see what has room and what cuts."
    models={[
      {
        id: "light-530",
        name: "Light 530",
        note: "Desktop machine",
        href: "#light-530",
        picture: {
          width: 960,
          height: 640,
          color: "#aea99f",
          src: "/pictures/desktop.jpg",
          srcSet: "/pictures/desktop-480.avif 480w, /pictures/desktop-960.avif 960w",
          alt: "A white desktop laser on light grey, its inside lit behind the lid."
        }
      },
      {
        id: "light-640",
        name: "Light 640",
        note: "Floor-standing machine",
        href: "#light-640",
        picture: {
          width: 960,
          height: 640,
          color: "#b8b3ab",
          src: "/pictures/cabinet.jpg",
          srcSet: "/pictures/cabinet-480.avif 480w, /pictures/cabinet-960.avif 960w",
          alt: "A white free-standing laser, amber light in its lid."
        }
      },
      {
        id: "mark-m20",
        name: "Mark M20",
        note: "Fibre marking machine",
        href: "#mark-m20"
      }
    ]}
    questions={[
      {
        name: "material",
        label: "What do you work in?",
        options: [
          {
            value: "wood",
            label: "Wood",
            matches: [
              {
                fit: "yes",
                reason: "Cuts and engraves it."
              },
              {
                fit: "yes",
                reason: "Cuts and engraves it."
              },
              {
                fit: "no",
                reason: "Wood hardly takes in this light."
              }
            ]
          },
          {
            value: "metal",
            label: "Bare metal",
            matches: [
              {
                fit: "no",
                reason: "Bare metal throws the light back."
              },
              {
                fit: "no",
                reason: "Bare metal throws the light back."
              },
              {
                fit: "yes",
                reason: "Marks and engraves, does not cut sheet."
              }
            ]
          }
        ]
      },
      {
        name: "size",
        label: "How large is a piece?",
        options: [
          {
            value: "small",
            label: "Name plate",
            matches: [
              {
                fit: "yes",
                reason: "Has room for it."
              },
              {
                fit: "yes",
                reason: "Has room for it."
              },
              {
                fit: "yes",
                reason: "Has room for it."
              }
            ]
          },
          {
            value: "large",
            label: "Display panel",
            matches: [
              {
                fit: "no",
                reason: "Too small."
              },
              {
                fit: "partly",
                reason: "Sheet passes through the back door and is cut in steps."
              },
              {
                fit: "no",
                reason: "Too small."
              }
            ]
          }
        ]
      }
    ]}
    contact={{
      label: "Ask us",
      href: "#contact"
    }}
    labels={{
      any: "Any",
      reset: "Start again",
      yes: "Fits",
      partly: "With a condition",
      no: "Does not fit",
      start: "Answer a question to begin.",
      found: "Of {total} machines {yes} fit, {partly} with a condition.",
      none: "None fits in every respect.",
      compare: "Compare these",
      imageError: "This picture could not be loaded"
    }}
  />
);
