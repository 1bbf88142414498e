<?php

use App\Providers\AppServiceProvider;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Storage;

/** A model by the site's word for it: 'event'. */
$model = fn (string $kind): string => array_search($kind, AppServiceProvider::MODELS, true);

// What an editor does in the office; observers and queue follow as they would there.
Artisan::command('item:change {kind} {slug} {column} {value}', function ($kind, $slug, $column, $value) use ($model) {
    DB::transaction(fn () => $model($kind)::where('slug', $slug)->firstOrFail()->update([$column => $value]));
});

Artisan::command('item:remove {kind} {slug}', function ($kind, $slug) use ($model) {
    DB::transaction(fn () => $model($kind)::where('slug', $slug)->firstOrFail()->delete());
});

Artisan::command('trouble {name}', function ($name) {
    Storage::put('trouble', $name);
});
