import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import shared from '../console.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows the recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation('adminAccount');
  const [isKept, setIsKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the heading, because the form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Flex vertical gap={12} align="start">
      <h3 ref={heading} tabIndex={-1} className={shared.subhead}>
        {t('codes.title')}
      </h3>
      <Alert type="warning" showIcon title={t('codes.once')} description={t('codes.text')} />
      <Flex component="ul" wrap gap="8px 16px" className={shared.bare}>
        {codes.map((code) => (
          <li key={code}>
            <Text code dir="ltr">
              {code}
            </Text>
          </li>
        ))}
      </Flex>
      <div style={{ marginInlineStart: '-0.75rem' }}>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} isLabelled />
      </div>
      <Checkbox checked={isKept} onChange={({ target }) => setIsKept(target.checked)}>
        {t('codes.kept')}
      </Checkbox>
      <Button type="primary" disabled={!isKept} onClick={onKept}>
        {t('codes.done')}
      </Button>
    </Flex>
  );
}
