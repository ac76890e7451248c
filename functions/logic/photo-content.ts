/** Signatures of archives that unpackers find wherever they stand in a file. */
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** What a browser or a server may run when it is talked into not seeing an image. */
const scripts = ['<script', '<?php', '<!doctype html'];

/**
 * Whether an image is something else as well: an archive, a document or a script. Made anew from its pixels it would be
 * harmless, but nobody's camera writes such a file. Trailers of cameras (previews, a film beside the photo) are let be.
 */
export function hasForeignContent(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    endsAsZip(content) ||
    // Where readers of PDF look for its beginning.
    content.subarray(0, 1024).includes('%PDF-', 0, 'latin1') ||
    [...archives, ...scripts].some((signature) => content.includes(signature, 0, 'latin1'))
  );
}

/** The fixed part of a ZIP archive's last record; what follows is a comment, whose length is the record's last field. */
const zipEndBytes = 22;
const longestZipComment = 0xffff;

function endsAsZip(content: Buffer): boolean {
  const tail = content.subarray(-(zipEndBytes + longestZipComment));
  const end = tail.lastIndexOf('PK\x05\x06', -zipEndBytes, 'latin1');
  return end >= 0 && tail.length - end - zipEndBytes >= tail.readUInt16LE(end + zipEndBytes - 2);
}
