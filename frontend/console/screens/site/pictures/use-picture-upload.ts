import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  maximumDrawingBytes,
  type PictureUse,
  pictureLimits,
  type SitePicture,
} from '#contracts/api/site-picture-rules';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import { PictureRefused, uploadSitePicture } from '../../../features/uploads/site-picture-upload.ts';

const megabyte = 1024 * 1024;

/**
 * Uploads one picture at a time.
 * @returns `progress` from 0 to 1 while one is under way, and in a sentence why the last one was refused
 */
export function usePictureUpload(use: PictureUse, onReady: (picture: SitePicture) => void) {
  const { t } = useTranslation('adminSite');
  const problemText = useProblemText();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const inWords = (error: unknown) => {
    if (!(error instanceof PictureRefused)) return problemText(error);
    const { bytes, types, smallest, shape } = pictureLimits[use];
    return t(`pictures.refused.${error.reason}`, {
      types: types.map((type) => type.replace(/^image\/|\+xml$/g, '').toUpperCase()).join(', '),
      ...{ megabytes: bytes / megabyte, kilobytes: maximumDrawingBytes / 1024, ...smallest },
      shape: use === 'icon' ? t('pictures.square') : t('pictures.shape', { least: shape.least, most: shape.most }),
    });
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setProblem(undefined);
    setProgress(0);
    try {
      const { signal } = control;
      onReady(await uploadSitePicture(use, file, { signal, onProgress: setProgress }));
    } catch (error) {
      if (control.signal.aborted) return;
      setProblem(inWords(error));
    }
    setProgress(undefined);
  };

  return { progress, problem, upload, clear: () => setProblem(undefined) };
}
