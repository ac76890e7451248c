import type { MiddlewareObj } from '@middy/core';
import jsonBodyParser from '@middy/http-json-body-parser';
import multipartBodyParser from '@middy/http-multipart-body-parser';
import { addPhoto } from '#contracts/api/photos';
import { maximumPhotoBytes } from '#contracts/api/program-limits';
import { Reply } from '../../http/reply.ts';
import { type ApiRequest, header } from '../../http/request.ts';
import { routeHandler } from '../../http/route-handler.ts';
import { beginUpload, storePhoto } from '../../logic/photos/photos.ts';

const limits = { files: 1, fields: 10, parts: 12, fileSize: maximumPhotoBytes + 1 };
const json = jsonBodyParser() as MiddlewareObj;
const multipart = multipartBodyParser({ busboy: { limits } }) as MiddlewareObj;

/**
 * JSON asks for a presigned upload; `multipart/form-data` contains the photo itself. Each of middy's parsers answers
 * 415 to the other's type, so this chooses one.
 */
const jsonOrMultipart: MiddlewareObj = {
  before: (request) => {
    const isMultipart = header((request as ApiRequest).event, 'content-type')?.startsWith('multipart/form-data');
    return (isMultipart ? multipart : json).before?.(request);
  },
};

export const handler = routeHandler(
  addPhoto,
  async ({ body, multipart, report }) => {
    const record = { kind: 'program', id: (multipart ?? body).program_id } as const;
    if (!multipart) {
      const upload = await beginUpload(body);
      report({ action: 'photo_added', record, once: upload.photo.id });
      return upload;
    }
    const photo = await storePhoto(multipart.program_id, multipart.image.content);
    report({ action: 'photo_added', record });
    return new Reply({ success: true, data: [photo] });
  },
  jsonOrMultipart,
);
