/** The parts of other pages that need what the browser keeps. Their code loads after the page works. */
export { CardActions } from './card-actions.tsx';
export { KeptLinks } from './kept-links.tsx';
export { ProgramActions } from './program-actions.tsx';
export { RecentlySeen } from './recently-seen.tsx';
