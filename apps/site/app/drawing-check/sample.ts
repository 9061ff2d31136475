/** A drawing to try the page with: a name tag with a flaw of each common kind. */
export const sampleDrawing = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="60mm" viewBox="0 0 120 60" fill="none">
<g id="CUT" stroke="#ff0000">
<rect x="10" y="10" width="80" height="40" rx="5"/>
<circle cx="18" cy="30" r="3"/>
<circle cx="18" cy="30" r="3"/>
<rect x="70" y="10.7" width="12" height="6"/>
<path d="M96 12H110V26H96V12.8"/>
</g>
<g id="ENGRAVE" fill="#000000">
<path d="M34 22H38V34H46V38H34ZM50 22H54L58 32L62 22H66V38H62V30L59 38H57L54 30V38H50Z"/>
</g>
</svg>
`;
