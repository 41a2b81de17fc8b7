import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '../navigation/use-back-layer.js';
import './sheet.css';

interface SheetProps {
  open: boolean;
  title: string;
  onClose?: () => void;
  onClosed?: () => void;
  children: ReactNode;
}

/** A bottom sheet on phones, centred on wide screens. The browser's Back closes it. */
export function Sheet({ open, title, onClose, onClosed, children }: SheetProps) {
  const { t } = useTranslation('shared');
  const dismissible = onClose !== undefined;
  useBackLayer(open && dismissible, () => onClose?.());
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      centered
      destroyOnHidden
      className="sheet"
      // With antd's zoom, a list that opens during the animation has half of its width.
      transitionName="ant-fade"
      keyboard={dismissible}
      mask={{ closable: dismissible }}
      closable={dismissible ? { 'aria-label': t('close') } : false}
      {...(onClose && { onCancel: onClose })}
      {...(onClosed && { afterClose: onClosed })}
    >
      {children}
    </Modal>
  );
}
