export { UnitSwitch, type UnitSwitchLabels, type UnitSwitchProps, type UnitsProps } from "./UnitSwitch.tsx";
