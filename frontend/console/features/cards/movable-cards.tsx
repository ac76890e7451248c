import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormListFieldData, type FormListOperation } from 'antd/es/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../components/hint.tsx';
import type { CardList } from './card-list.ts';
import { revealField } from './reveal-field.ts';
import { SortableCards } from './sortable-cards.tsx';

interface Props {
  list: CardList;
  isSaving: boolean;
  /** The fields of the card at a place. */
  children: (place: number) => ReactNode;
}

/** A list of the form as cards: they are added, copied, moved and removed, and the last one removed can be brought back. */
export const MovableCards = (props: Props) => (
  <Form.List name={props.list.name}>
    {(fields, operation, { errors }) => <Cards {...props} fields={fields} errors={errors} {...operation} />}
  </Form.List>
);

interface CardsProps extends Props, FormListOperation {
  fields: FormListFieldData[];
  /** The issues of the list itself, not of one of its cards. */
  errors: ReactNode[];
}

function Cards({ list, fields, errors, add, remove, move, isSaving, children }: CardsProps) {
  const { t } = useTranslation('adminOffer');
  const form = Form.useFormInstance();
  const [removed, setRemoved] = useState<{ place: number; values: unknown }>();
  const { name, maximum, isFixed, empty, titleOf, words } = list;
  const isFull = fields.length >= maximum;
  const valuesAt = (place: number): unknown => form.getFieldValue([name, place]);

  const insert = (values: unknown, place: number) => {
    add(structuredClone(values), place);
    setRemoved(undefined);
    // Once its card is there.
    setTimeout(() => revealField(form, list.form, titleOf(place, 'ar')));
  };
  const takeOut = (place: number) => {
    setRemoved({ place, values: valuesAt(place) });
    remove(place);
  };

  return (
    <>
      {fields.length === 0 && <Hint>{words('none')}</Hint>}
      {errors.length > 0 && <Alert type="error" showIcon style={{ marginBlockEnd: '0.75rem' }} title={errors} />}
      <SortableCards
        list={list}
        fields={fields}
        isSaving={isSaving}
        isFull={isFull}
        onMove={move}
        onCopy={(place) => insert(valuesAt(place), place + 1)}
        onRemove={takeOut}
      >
        {children}
      </SortableCards>
      {!isFixed && (
        <>
          <div role="status">
            {removed && (
              <Alert
                type="info"
                style={{ marginBlockEnd: '0.75rem' }}
                title={words('removed', { number: removed.place + 1 })}
                action={
                  <Button autoFocus onClick={() => insert(removed.values, Math.min(removed.place, fields.length))}>
                    {t('undo')}
                  </Button>
                }
              />
            )}
          </div>
          {isFull ? (
            <Hint>{words('full', { count: maximum })}</Hint>
          ) : (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => insert(empty(), fields.length)}>
              {words('add', { number: fields.length + 1 })}
            </Button>
          )}
        </>
      )}
    </>
  );
}
