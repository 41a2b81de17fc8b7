/** The longest message of an error, characters; the rest is cut off. */
export const CLIENT_ERROR_MESSAGE_MAX = 200;

/** The most frames of a stack. */
export const CLIENT_ERROR_FRAMES_MAX = 10;

/** The name of an error. */
export const CLIENT_ERROR_NAME = /^\w{1,60}$/;

/** The path of a page of the web app. */
export const CLIENT_ERROR_PAGE = /^\/[a-z/-]{0,60}$/;

/** File, line and column, anywhere in a stack. */
export const CLIENT_ERROR_FRAME = /\/[\w./-]{1,100}:\d{1,7}:\d{1,7}/;
