<?php

namespace App\Providers;

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    /** Every model of the catalogue that is watched (docs/revalidation.md). */
    public const MODELS = [
        \App\Models\Destinasi::class => 'destinasi',
        \App\Models\Paket::class => 'paket',
        \App\Models\Akomodasi::class => 'akomodasi',
        \App\Models\Event::class => 'event',
        \App\Models\Ticket::class => 'tiket',
        \App\Models\Fasilitas::class => 'fasilitas',
        \App\Models\Restoran::class => 'restoran',
        \App\Models\Makanan::class => 'makanan',
        \App\Models\Blog::class => 'blog',
        \App\Models\Attraction::class => 'atraksi',
    ];

    public function boot(): void
    {
        // Laravel 8's own limiter, RouteServiceProvider::configureRateLimiting(); 0 is none.
        RateLimiter::for('api', function (Request $request) {
            $perMinute = (int) config('catalogue.throttle');

            return $perMinute ? Limit::perMinute($perMinute)->by($request->ip()) : Limit::none();
        });
        Route::prefix('api/admin')->middleware('api')->group(base_path('routes/api.php'));
        Route::get('/', fn () => 'Admin');

        foreach (array_keys(self::MODELS) as $model) {
            $model::observe(\App\Observers\SiteObserver::class);
        }
    }
}
