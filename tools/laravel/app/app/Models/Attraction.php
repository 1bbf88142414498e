<?php

namespace App\Models;

class Attraction extends Item
{
    protected $casts = ['price' => 'decimal:2'];
}
