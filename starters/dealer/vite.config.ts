import { defineConfig } from "vite";

// Every page is a folder with its own index.html, so the server needs no rules of its own.
export default defineConfig({ appType: "spa", build: { target: "es2022" } });
