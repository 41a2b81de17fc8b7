/** Characters; longer messages are truncated. */
export const CLIENT_ERROR_MESSAGE_MAX = 200;

export const CLIENT_ERROR_FRAMES_MAX = 10;

export const CLIENT_ERROR_NAME = /^\w{1,60}$/;

export const CLIENT_ERROR_PAGE = /^\/[a-z/-]{0,60}$/;

export const CLIENT_ERROR_FRAME = /\/[\w./-]{1,100}:\d{1,7}:\d{1,7}/;
