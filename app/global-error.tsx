'use client'; // Next demands the directive in this very file

export { GlobalErrorView as default } from '@/components/lost/global-error-view.island';
