/** Rendered locally by MapLibre, since the style has no glyph server. */
export const MAP_FONT = ['Inter Variable'];
