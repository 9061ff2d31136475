export { Gallery, type GalleryItem, type GalleryLabels, type GalleryProps } from "./Gallery.tsx";
