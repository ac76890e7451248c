/** Signatures of archives that unpackers find anywhere in a file. */
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

/** Content that a browser or server may execute if it does not treat the file as an image. */
const scripts = ['<script', '<?php', '<!doctype html'];

/**
 * True if an image is also an archive, a document or a script. Re-encoding would remove that content, but no camera
 * writes such a file. Camera trailers (previews, a film beside the photo) are allowed.
 */
export function hasForeignContent(bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    endsAsZip(content) ||
    // PDF readers look for the signature in the first kilobyte.
    content.subarray(0, 1024).includes('%PDF-', 0, 'latin1') ||
    [...archives, ...scripts].some((signature) => content.includes(signature, 0, 'latin1'))
  );
}

/** The fixed part of a ZIP archive's last record. A comment follows, whose length is the record's last field. */
const zipEndBytes = 22;
const longestZipComment = 0xffff;

function endsAsZip(content: Buffer): boolean {
  const tail = content.subarray(-(zipEndBytes + longestZipComment));
  const end = tail.lastIndexOf('PK\x05\x06', -zipEndBytes, 'latin1');
  return end >= 0 && tail.length - end - zipEndBytes >= tail.readUInt16LE(end + zipEndBytes - 2);
}
