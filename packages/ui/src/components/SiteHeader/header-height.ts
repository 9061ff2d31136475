/** Custom property with the height of the header, which the mobile panel starts below. */
export const headerHeight = "--lm-header-height";
