// Replaces the renewal of signed URLs in a preview (tools/rspack/page-previews.mjs), whose URLs are always new.
const ignore = () => undefined;

export const useFreshAddress = () => ({ open: ignore, failed: ignore });
