import { defineConfig } from "vite";

export default defineConfig({
  build: {
    target: "es2022",
    rolldownOptions: {
      onLog(level, log, show) {
        // The packages mark modules for React's server components. Without a server they mean nothing.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") show(level, log);
      },
    },
  },
});
