/** Custom property for the height of the header. The panel of the mobile menu starts below it. */
export const headerHeight = "--lm-header-height";
