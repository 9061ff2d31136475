export { Beam, type BeamProps } from "./Beam.tsx";
