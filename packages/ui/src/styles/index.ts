import "./layers.css.ts";
import "./themes.css.ts";
import "./reset.css.ts";
