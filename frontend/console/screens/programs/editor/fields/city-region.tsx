import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Text from 'antd/es/typography/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionOfCity } from '#catalogue/region';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';

/** The pause in typing after which a name counts as complete, in milliseconds. */
const pause = 800;

/** Warns of a city that belongs to no region, unless staff have chosen one. */
export function CityRegion() {
  const { t } = useTranslation('adminPrograms');
  const form = Form.useFormInstance<ProgramValues>();
  const city = Form.useWatch('city', form) ?? '';
  const region = Form.useWatch('region', form);
  const [settled, setSettled] = useState(city);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(city), pause);
    return () => clearTimeout(timer);
  }, [city]);
  const isUnknown = settled.trim() !== '' && settled === city && !region && regionOfCity(city) === 'other';
  return (
    <span role="status">
      {isUnknown && (
        <>
          {/* The icon alone has the colour, which is too light for text. */}
          <Text type="warning">
            <WarningOutlined aria-hidden />
          </Text>{' '}
          {t('editor.cityOfNoRegion')}{' '}
          <Button
            type="link"
            style={{ paddingInline: 0 }}
            onClick={() => form.scrollToField('region', { block: 'center', focus: true })}
          >
            {t('editor.chooseRegion')}
          </Button>
        </>
      )}
    </span>
  );
}
