import type { Service } from '../catalog/index.js';

export type RulesKey = Service | 'giftcard';

/** The rules of a delivery in both languages, in the same order. */
export interface DeliveryRules {
  /**
   * Increases by one with each change of a text. A client who accepted an earlier version is not asked again; other clients see
   * the new one.
   */
  version: number;
  en: readonly string[];
  ar: readonly string[];
}

/**
 * The rules that a client accepts before a delivery is shown [LIF-057]. The rules of a service equal the sentences about it on
 * the shop's pages; a test compares the two.
 */
export const DELIVERY_RULES: Record<RulesKey, DeliveryRules> = {
  Secondaire_Online: {
    version: 1,
    en: [
      'Minimum period 1 month',
      'Play only with the account given',
      'Internet required (4G, 3G or wifi)',
      'Activating it as primary console is forbidden',
      'Changing account info is forbidden',
      'One console only',
    ],
    ar: [
      'المدة الدنيا شهر واحد',
      'اللعب بالحساب المسلَّم إليك فقط',
      'الإنترنت ضروري (4G أو 3G أو واي فاي)',
      'يُمنع جعل جهازك الجهاز الأساسي لهذا الحساب',
      'يُمنع تغيير معلومات الحساب',
      'جهاز واحد فقط',
    ],
  },
  Offline_Principal: {
    version: 1,
    en: [
      'Lasts as long as internet is not enabled',
      'No internet after activation',
      'The game must not be deleted after activation',
      'No changing info',
      'One console',
    ],
    ar: [
      'صالح ما دام الجهاز غير متصل بالإنترنت',
      'دون إنترنت بعد التفعيل',
      'يجب عدم حذف اللعبة بعد التفعيل',
      'يُمنع تغيير معلومات الحساب',
      'جهاز واحد',
    ],
  },
  'Principal_Online/Offline': {
    version: 1,
    en: [
      'Minimum period 6 months',
      'Play with any account on your own console',
      'Works online or offline after download',
      'Activating as primary is required',
      'No changing info',
      'One console',
    ],
    ar: [
      'المدة الدنيا 6 أشهر',
      'اللعب بأي حساب على جهازك',
      'يعمل بالإنترنت أو من دونه بعد تنزيل اللعبة',
      'يجب جعل جهازك الجهاز الأساسي لهذا الحساب',
      'يُمنع تغيير معلومات الحساب',
      'جهاز واحد',
    ],
  },
  Compte_Complet: {
    version: 1,
    en: ['One-time purchase', 'Full ownership', 'You may change e-mail and password', 'No restrictions'],
    ar: ['شراء لمرة واحدة', 'ملكية كاملة', 'يمكنك تغيير البريد وكلمة المرور', 'بلا قيود'],
  },
  giftcard: {
    version: 1,
    en: [
      'A code that has been shown cannot be taken back or exchanged.',
      'Redeem the code in its own region only.',
    ],
    ar: ['الرمز الذي عُرض لا يُسترجع ولا يُستبدل.', 'استعمل الرمز في منطقته فقط.'],
  },
};
