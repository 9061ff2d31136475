// Made from the first story by tests/examples.test.ts.
import { Downloads } from "@lightmaker/ui/Downloads";

export const example = (
  <Downloads
    title="Downloads"
    groups={[
      {
        title: "Software",
        files: [
          {
            name: "LightMaker Studio",
            text: "For the PC: drawing, layout and settings, connected by USB or network.",
            version: "3.2.1",
            date: "2 March 2026",
            size: "148 MB",
            system: "Windows",
            changes: "Layers can be locked while arranging; units of DXF files are read correctly.",
            sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            href: "#studio"
          },
          {
            name: "LightMaker Studio",
            text: "For the phone: watch a job, open your work from the cloud.",
            system: "Android"
          }
        ]
      },
      {
        title: "Firmware",
        files: [
          {
            name: "Light 640",
            text: "Resumes after a power cut. Save your settings before the update.",
            version: "3.2.1",
            date: "2 March 2026",
            size: "148 MB",
            system: "Light 640",
            changes: "Layers can be locked while arranging; units of DXF files are read correctly.",
            sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            href: "#fw"
          }
        ]
      },
      {
        title: "Manuals",
        files: [
          {
            name: "Light 640",
            text: "Setting up, use and care.",
            size: "6 MB",
            href: "#manual"
          }
        ]
      }
    ]}
    contact={{
      label: "Ask us for it",
      href: "#contact"
    }}
    labels={{
      version: "Version",
      date: "Date",
      size: "Size",
      system: "System",
      changes: "What is new",
      download: "Download",
      downloadFile: "Download {name}",
      missing: "This file is not online yet.",
      sha256: "SHA-256",
      copy: "Copy",
      copyOf: "Copy the checksum of {name}",
      copied: "Copied",
      copyFailed: "The browser did not allow it; select the checksum and copy it by hand"
    }}
  />
);
