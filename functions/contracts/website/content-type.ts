import mime from 'mime';

/** The content type of a site file by its name; text is UTF-8. */
export function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^text\/|\/xml$|\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
