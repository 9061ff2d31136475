/**
 * After each render, Storybook waits up to 5 s until all animations have ended, and takes no change of a control meanwhile.
 * An animation driven by scrolling never ends. Storybook asks the document for its animations, which is told of the others
 * only.
 */
const animations = document.getAnimations.bind(document);
document.getAnimations = () => animations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
