import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Select, TextField, Toaster, notify } from '../src';
import { Row, Section } from './section';
import { language, say } from './words';

const asked = new URLSearchParams(location.search).get('open');

/** Toasts. */
export function ToastsSection() {
  return (
    <Section title="Toasts">
      <Toaster label="Notifications" closeLabel="Close" rtl={language === 'ar'} />
      <Row>
        <Button
          onClick={() =>
            notify.success(say('Order request created! Redirecting to chat...', 'تم إنشاء الطلب!'))
          }
        >
          Success
        </Button>
        <Button onClick={() => notify.error(say('Failed to send message', 'تعذر إرسال الرسالة'))}>
          Error
        </Button>
        <Button onClick={() => notify.alert(say('nadia: Thank you, the payment is in.', 'nadia: شكرًا'))}>
          Alert
        </Button>
        <Button onClick={() => notify.warning('You are offline')}>Warning</Button>
      </Row>
    </Section>
  );
}

/** Dialogs; ?open=dialog or ?open=confirm opens one when the page loads. */
export function DialogsSection() {
  const [open, setOpen] = useState(asked);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs">
      <Row>
        <Button onClick={() => setOpen('dialog')}>{say('New Ticket', 'تذكرة جديدة')}</Button>
        <Button onClick={() => setOpen('confirm')}>{say('Cancel Order', 'إلغاء الطلب')}</Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={say('New Ticket', 'تذكرة جديدة')}
        closeLabel="Close"
        footer={
          <>
            <Button look="ghost" onClick={close}>
              {say('Cancel', 'إلغاء')}
            </Button>
            <Button look="primary">{say('Create Ticket', 'إنشاء التذكرة')}</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField
            label={say('Subject', 'الموضوع')}
            placeholder={say('What do you need?', 'ماذا تحتاج؟')}
          />
          <Select
            label={say('Type', 'النوع')}
            options={[{ value: 'general', label: say('General', 'عام') }]}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title={say('Cancel this order?', 'إلغاء هذا الطلب؟')}
        confirmLabel={say('Confirm', 'تأكيد')}
        cancelLabel={say('Cancel', 'إلغاء')}
        onConfirm={close}
      >
        {say(
          'The account goes back on the shelf. You can order it again as long as it is in stock.',
          'يعود الحساب إلى الرف. يمكنك طلبه مجددًا ما دام متوفرًا.',
        )}
      </ConfirmDialog>
    </Section>
  );
}
