import type { PaymentMethodFields } from '@manette/contracts/payments';

/** Payment methods, by the keys that the demo's orders use. Numbers and addresses are invented. */
export const PAYMENT_METHODS = {
  ccp: {
    kind: 'ccp',
    name: { en: 'CCP', ar: 'حساب بريدي (CCP)' },
    accountNumber: '0000 123456 78',
    instructions: {
      en: 'Pay at any post office to Manette Demo, and write the number of your order as the reason.',
      ar: 'ادفع في أي مكتب بريد باسم Manette Demo، واكتب رقم طلبك في خانة السبب.',
    },
    active: true,
  },
  baridimob: {
    kind: 'baridimob',
    name: { en: 'BaridiMob', ar: 'بريدي موب' },
    accountNumber: '00799999 0000123456 78',
    instructions: {
      en: 'Choose transfer in the app, and send us the picture that it shows at the end.',
      ar: 'اختر التحويل في التطبيق، ثم أرسل لنا الصورة التي تظهر في النهاية.',
    },
    active: true,
  },
  bank: {
    kind: 'bank',
    name: { en: 'Bank transfer in euro', ar: 'تحويل بنكي باليورو' },
    accountNumber: 'XX00 DEMO 0000 1234 5678 90',
    instructions: {
      en: 'For friends and family in Europe. A transfer takes one working day.',
      ar: 'للأصدقاء والعائلة في أوروبا. يصل التحويل خلال يوم عمل واحد.',
    },
    active: true,
  },
  usdt: {
    kind: 'usdt',
    name: { en: 'USDT (TRC20)', ar: 'عملة USDT (شبكة TRC20)' },
    accountNumber: 'TDemoDemoDemoDemoDemoDemoDemoDemo0',
    instructions: {
      en: 'Use the TRC20 network only, and send the transaction number of your wallet.',
      ar: 'استعمل شبكة TRC20 فقط، وأرسل رقم العملية من محفظتك.',
    },
    active: true,
  },
} satisfies Record<string, PaymentMethodFields>;

export type MethodKey = keyof typeof PAYMENT_METHODS;
