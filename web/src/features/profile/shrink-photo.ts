/** Pixels of the shorter side; the server makes a square of 512. */
const SIDE = 1_024;

/**
 * Photos of phones can have more than the 5 MB that the server accepts, and load slowly. Resolves
 * to the file itself if the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const area = [0, 0, canvas.width, canvas.height] as const;
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.fillStyle = 'white'; // JPEG would show transparent parts as black
    context.fillRect(...area);
    context.drawImage(picture, ...area);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.9);
    });
  } catch {
    return file;
  }
}
