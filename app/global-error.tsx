'use client'; // Next demands the directive in this very file

export { GlobalErrorView as default } from '@/components/states/not-found/global-error-view.island';
