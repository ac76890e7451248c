import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/lib/use-language.ts';
import { callBackTimes, formatCallBack, fromRiyadh } from '../call-back.ts';

/** When staff call back: one of the usual times, or any other, which is Riyadh's. */
export function CallBackTimes({ onChoose }: { onChoose: (instant: string) => void }) {
  const { t } = useTranslation('adminRequests');
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const [other, setOther] = useState('');
  const times = callBackTimes(now);
  return (
    <>
      <Flex wrap gap="small">
        {(['inAnHour', 'inThreeHours', 'tomorrow'] as const).map((name) => (
          <Button key={name} onClick={() => onChoose(times[name])}>
            {t(`contact.times.${name}`, { time: formatCallBack(times[name], now, language) })}
          </Button>
        ))}
      </Flex>
      <Flex gap="small">
        <Input
          type="datetime-local"
          aria-label={t('contact.otherTime')}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <Button disabled={!other} onClick={() => onChoose(fromRiyadh(other))}>
          {t('contact.setTime')}
        </Button>
      </Flex>
    </>
  );
}
