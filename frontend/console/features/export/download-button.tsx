import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { saveFile } from './save-file.ts';

interface Props {
  name: string;
  /** Makes the file. The code for it can load on demand. */
  make: () => Promise<Parameters<typeof saveFile>[0]>;
  label: string;
  /** Says that it failed. */
  failed: string;
}

/** Saves a file of figures. */
export function DownloadButton({ name, make, label, failed }: Props) {
  const notifyFailure = useFailureNotice();
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    setIsLoading(true);
    try {
      saveFile(await make(), name);
    } catch (error) {
      notifyFailure(failed, error);
    }
    setIsLoading(false);
  };

  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      style={{ alignSelf: 'start' }}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}
