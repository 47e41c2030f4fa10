/** The choices of the type filter; gift card tickets are listed under 'all' (contract, section 5). */
export const FILTER_TYPES = ['rent', 'buy', 'repair', 'general'] as const;

/** The sort orders besides newest first, for administrators. */
export const SORTS = ['waiting'] as const;
