/**
 * The measures by which a column of the drawn board is found, in units of its view box. Plain numbers in a module of their
 * own: a bundler writes them where they are used, so the script that reads a drawing needs none of what makes one.
 */
export const LEFT = 2;
export const BAR_LEFT = 242;
export const BAR_RIGHT = 282;
export const POINT_WIDTH = 40;
/** The line between the upper and the lower half. */
export const MIDDLE = 219;
