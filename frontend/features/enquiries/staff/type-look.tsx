import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import type { ComponentType } from 'react';
import type { EnquiryType } from '#contracts/enquiries';
import { BedIcon, PlaneIcon } from './icons.tsx';

interface TypeLook {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text key of the `admin` namespace. */
  label: `requestType.${EnquiryType}`;
}

/** Colour and icon of each type of enquiry. */
export const typeLook: Record<EnquiryType, TypeLook> = {
  flight: { icon: PlaneIcon, label: 'requestType.flight' },
  hotel: { icon: BedIcon, label: 'requestType.hotel' },
  custom: { icon: CompassOutlined, label: 'requestType.custom' },
  message: { icon: MessageOutlined, label: 'requestType.message' },
};
