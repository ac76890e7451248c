import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormListFieldData, type FormListOperation } from 'antd/es/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumDays } from '#contracts/api/offer-terms';
import { Hint } from '../../../../components/hint.tsx';
import { missingInItinerary } from '../../../../features/programs/missing-english.ts';
import { type DayValues, emptyDay } from '../../../../features/programs/part-values.ts';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import { EnglishNote } from '../english-note.tsx';
import type { TrayPhoto } from '../photos/photo-tray.ts';
import { SortableDays } from './sortable-days.tsx';

interface Props {
  photos: readonly TrayPhoto[];
  isSaving: boolean;
}

/** The days of a program, in their order. */
export const ItineraryFields = (props: Props) => (
  <>
    <EnglishNote count={missingInItinerary} />
    <Form.List name="itinerary">{(fields, operation) => <Days {...props} fields={fields} {...operation} />}</Form.List>
  </>
);

interface DaysProps extends Props, FormListOperation {
  fields: FormListFieldData[];
}

function Days({ fields, add, remove, move, photos, isSaving }: DaysProps) {
  const { t } = useTranslation('adminOffer');
  const form = Form.useFormInstance<ProgramValues>();
  const [removed, setRemoved] = useState<{ place: number; day: DayValues }>();
  const isFull = fields.length >= maximumDays;
  const dayAt = (place: number) => form.getFieldValue(['itinerary', place]) as DayValues;

  const insert = (day: DayValues, place: number) => {
    add(structuredClone(day), place);
    setRemoved(undefined);
    // Once its card is there.
    setTimeout(() =>
      form.scrollToField(['itinerary', place, 'texts', 'ar', 'title'], { block: 'center', focus: true }),
    );
  };
  const takeOut = (place: number) => {
    setRemoved({ place, day: dayAt(place) });
    remove(place);
  };

  return (
    <>
      {fields.length === 0 && <Hint>{t('itinerary.none')}</Hint>}
      <SortableDays
        fields={fields}
        photos={photos}
        isSaving={isSaving}
        isFull={isFull}
        onMove={move}
        onCopy={(place) => insert(dayAt(place), place + 1)}
        onRemove={takeOut}
      />
      <div role="status">
        {removed && (
          <Alert
            type="info"
            style={{ marginBlockEnd: '0.75rem' }}
            title={t('itinerary.removed', { number: removed.place + 1 })}
            action={
              <Button autoFocus onClick={() => insert(removed.day, Math.min(removed.place, fields.length))}>
                {t('undo')}
              </Button>
            }
          />
        )}
      </div>
      {isFull ? (
        <Hint>{t('itinerary.full', { count: maximumDays })}</Hint>
      ) : (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => insert(emptyDay(), fields.length)}>
          {t('itinerary.add', { number: fields.length + 1 })}
        </Button>
      )}
    </>
  );
}
