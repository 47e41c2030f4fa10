/** A sentence of a guide in both languages. */
export interface Sentence {
  en: string;
  ar: string;
}

/** The beginning of a title; the name of the console follows. */
export const GUIDE_TITLES = {
  activation: { en: 'Activation on', ar: 'التفعيل على' },
  return: { en: 'Return on', ar: 'الإرجاع على' },
};

/** The sentences of the guides, keyed by action; the pictures have the same names [LIF-096, LIF-097]. */
export const GUIDE_SENTENCES = {
  'add-user': {
    en: 'Add a user on the console and sign in with the account of your delivery.',
    ar: 'أضف مستخدمًا على الجهاز وسجّل الدخول بحساب التسليم.',
  },
  'activate-ps4': {
    en: 'Open Settings, Account Management, Activate as Your Primary PS4, and choose Activate.',
    ar: 'افتح الإعدادات، ثم إدارة الحساب، ثم التفعيل كجهاز PS4 الأساسي، واختر تفعيل.',
  },
  'enable-sharing': {
    en: 'Open Settings, Users and Accounts, Other, Console Sharing and Offline Play, and choose Enable.',
    ar: 'افتح الإعدادات، ثم المستخدمون والحسابات، ثم أخرى، ثم مشاركة الجهاز واللعب دون إنترنت، واختر تفعيل.',
  },
  'no-activation-ps4': {
    en: 'Do not activate this console as your primary PS4.',
    ar: 'لا تجعل هذا الجهاز جهاز PS4 الأساسي.',
  },
  'no-sharing': {
    en: 'Do not enable Console Sharing and Offline Play.',
    ar: 'لا تفعّل مشاركة الجهاز واللعب دون إنترنت.',
  },
  download: {
    en: 'Download the game from the library of that user.',
    ar: 'نزّل اللعبة من مكتبة ذلك المستخدم.',
  },
  'own-user': { en: 'Play with your own user.', ar: 'العب بمستخدمك الخاص.' },
  'stay-connected': {
    en: 'Stay connected to the internet and play with the user of the account only.',
    ar: 'ابقَ متصلًا بالإنترنت والعب بمستخدم الحساب فقط.',
  },
  disconnect: {
    en: 'After the download, disconnect the console from the internet.',
    ar: 'بعد التنزيل، افصل الجهاز عن الإنترنت.',
  },
  'keep-game': { en: 'Do not delete the game.', ar: 'لا تحذف اللعبة.' },
  'change-details': {
    en: 'Change the address, the password and the second step: the account is yours.',
    ar: 'غيّر العنوان وكلمة المرور والخطوة الثانية: الحساب لك.',
  },
  'portal-sign-in': {
    en: 'On the PS Portal, sign in with the same account and connect to the PS5.',
    ar: 'على PS Portal، سجّل الدخول بالحساب نفسه واتصل بجهاز PS5.',
  },
  'deactivate-ps4': {
    en: 'Open Settings, Account Management, Activate as Your Primary PS4, and choose Deactivate.',
    ar: 'افتح الإعدادات، ثم إدارة الحساب، ثم التفعيل كجهاز PS4 الأساسي، واختر تعطيل.',
  },
  'disable-sharing': {
    en: 'Open Settings, Users and Accounts, Other, Console Sharing and Offline Play, and choose Disable.',
    ar: 'افتح الإعدادات، ثم المستخدمون والحسابات، ثم أخرى، ثم مشاركة الجهاز واللعب دون إنترنت، واختر تعطيل.',
  },
  'sign-out': {
    en: 'Sign out of the account on the console.',
    ar: 'سجّل الخروج من الحساب على الجهاز.',
  },
  'delete-user': {
    en: 'Delete the user of the account from the console.',
    ar: 'احذف مستخدم الحساب من الجهاز.',
  },
  'portal-sign-out': { en: 'Sign out on the PS Portal.', ar: 'سجّل الخروج على PS Portal.' },
} as const satisfies Record<string, Sentence>;

export type StepName = keyof typeof GUIDE_SENTENCES;
