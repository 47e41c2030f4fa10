/** The toast of a form with errors [ID-101]. */
export const FIX_ERRORS = 'Please fix the form errors before submitting';
